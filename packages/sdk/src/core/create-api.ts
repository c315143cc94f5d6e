import type { Api, RequestOptions, WriteOptions } from "./api.ts";
import { type FindFault, faultOfObject, faultOfPage } from "./faults.ts";
import { PageRequest } from "./page-request.ts";
import { perform } from "./perform.ts";
import { toQuery } from "./query.ts";
import type { Settings } from "./settings.ts";

/** An API over HTTP. The settings stay in its closures, so that printing a client does not show the key. */
export function createApi(settings: Settings): Api {
  // Async, so that parameters that cannot be sent reject, as everything else does.
  const get = async <T>(findFault: FindFault, path: string, params?: object, options?: RequestOptions) =>
    perform<T>(settings, { method: "GET", path: path + toQuery(params), options, findFault });
  const write =
    (method: "POST" | "PATCH") =>
    <T>(path: string, params?: object, options?: WriteOptions) =>
      perform<T>(settings, { method, path, params, options, findFault: faultOfObject });
  return {
    get: (path, params, options) => get(faultOfObject, path, params, options),
    list: (path, params, options) =>
      new PageRequest((query) => get((json) => faultOfPage(json, query.cursor), path, query, options), params),
    post: write("POST"),
    patch: write("PATCH"),
  };
}
