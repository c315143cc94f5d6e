/** Returns the URL of the inspector of a server, for one bank if it is given. */
export function inspectorUrl(url: string, bank?: string): string {
  return `${url}/_sandbank/${bank === undefined ? "" : `#/log?bank=${encodeURIComponent(bank)}`}`;
}
