/** The page that explains an error of the API; undefined if the error has no page or the site has no address. */
export function createDocsUrl(site: string | null, kind: string | undefined): string | undefined {
  return site && kind ? `${site}/errors/${kind}` : undefined;
}
