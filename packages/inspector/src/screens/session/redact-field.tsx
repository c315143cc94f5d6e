interface RedactFieldProps {
  readonly isRedacted: boolean;
  readonly onChange: (isRedacted: boolean) => void;
}

/** A checkbox: whether the file or link contains keys and secrets. */
export function RedactField({ isRedacted, onChange }: RedactFieldProps) {
  return (
    <label class="redact">
      <input type="checkbox" checked={isRedacted} onChange={({ currentTarget }) => onChange(currentTarget.checked)} />{" "}
      Without API keys, webhook secrets, uploads and queries of URLs
    </label>
  );
}
