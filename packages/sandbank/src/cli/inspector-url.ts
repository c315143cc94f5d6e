/** The address of the inspector of a server, with the bank that it shows. */
export function inspectorUrl(url: string, bank?: string): string {
  return `${url}/_sandbank/${bank === undefined ? "" : `#/log?bank=${encodeURIComponent(bank)}`}`;
}
