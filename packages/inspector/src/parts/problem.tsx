/** Shows why a change failed. Renders nothing if it did not. */
export function Problem({ text }: { readonly text: string | null }) {
  return (
    <p class="problem" role="alert">
      {text}
    </p>
  );
}
