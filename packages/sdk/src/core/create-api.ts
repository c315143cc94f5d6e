import type { Api, RequestOptions, WriteOptions } from "./api.ts";
import { PageRequest } from "./page-request.ts";
import { perform } from "./perform.ts";
import { toQuery } from "./query.ts";
import type { Settings } from "./settings.ts";

/** An API over HTTP. The settings stay in its closures, so that printing a client does not show the key. */
export function createApi(settings: Settings): Api {
  const api: Api = {
    // Async, so that parameters that cannot be sent reject, as everything else does.
    get: async (path: string, params?: object, options?: RequestOptions) =>
      perform(settings, { method: "GET", path: path + toQuery(params), options }),
    list: (path: string, params?: object, options?: RequestOptions) =>
      new PageRequest((query) => api.get(path, query, options), params),
    post: (path: string, params?: object, options?: WriteOptions) =>
      perform(settings, { method: "POST", path, params, options }),
    patch: (path: string, params?: object, options?: RequestOptions) =>
      perform(settings, { method: "PATCH", path, params, options }),
  };
  return api;
}
