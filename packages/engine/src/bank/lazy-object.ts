/** Makes each property of an object, out of what the object is about. */
export type Makers<T, Context> = { readonly [Name in keyof T]: (context: Context) => T[Name] };

const MADE = Symbol("made");

interface Made<T, Context> {
  readonly context: Context;
  readonly properties: Partial<T>;
}

type Self<T, Context> = { readonly [MADE]: Made<T, Context> };

/**
 * Gives an object further properties that are made at their first use, each once; `views` are read anew each time. All
 * objects share the getters, so that one takes next to no time and memory.
 */
export function lazyObjects<T extends object, Views extends object, Context>(
  makers: Makers<T, Context>,
  views: Makers<Views, Context>,
): <Own extends object>(context: Context, own: Own) => T & Views & Own {
  const made = getters(makers, (name: keyof T, { context, properties }: Made<T, Context>) => {
    properties[name] ??= makers[name](context);
    return properties[name];
  });
  const viewed = getters(views, (name: keyof Views, { context }) => views[name](context));
  const descriptors = { ...made, ...viewed };
  return (context, own) => {
    Object.defineProperty(own, MADE, { value: { context, properties: {} } });
    return Object.defineProperties(own, descriptors) as T & Views & typeof own;
  };
}

function getters<T extends object, Context>(
  of: Makers<T, Context>,
  read: (name: keyof T, made: Made<T, Context>) => unknown,
): PropertyDescriptorMap {
  const names = Object.keys(of) as (keyof T & string)[];
  return Object.fromEntries(
    names.map((name): [string, PropertyDescriptor] => {
      const get = function (this: Self<T, Context>) {
        return read(name, this[MADE]);
      };
      return [name, { enumerable: true, configurable: true, get }];
    }),
  );
}
