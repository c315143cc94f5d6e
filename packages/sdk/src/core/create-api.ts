import type { Api, RequestOptions, WriteOptions } from "./api.ts";
import type { ListEnvelope } from "./page.ts";
import { PageRequest } from "./page-request.ts";
import { perform } from "./perform.ts";
import { toQuery } from "./query.ts";
import type { Settings } from "./settings.ts";

/** An API over HTTP. The settings stay in its closures, so that printing a client does not show the key. */
export function createApi(settings: Settings): Api {
  return {
    get,
    list: <T>(path: string, params?: object, options?: RequestOptions) =>
      new PageRequest<T>((query) => get<ListEnvelope<T>>(path, query, options), params),
    post: <T>(path: string, body?: object, options?: WriteOptions) =>
      perform<T>(settings, { method: "POST", path, body, options }),
    patch: <T>(path: string, body?: object, options?: RequestOptions) =>
      perform<T>(settings, { method: "PATCH", path, body, options }),
  };

  async function get<T>(path: string, params?: object, options?: RequestOptions): Promise<T> {
    return perform<T>(settings, { method: "GET", path: path + toQuery(params), options });
  }
}
