/** A function for each property of an object, which makes the property from the object's context. */
export type Makers<T, Context> = { readonly [Name in keyof T]: (context: Context) => T[Name] };

const MADE = Symbol("made");

interface Made<T, Context> {
  readonly context: Context;
  readonly properties: Partial<T>;
}

/** A function, because a deep proxy, as reactive state has, would wrap an object, and with it the whole bank. */
type Self<T, Context> = { readonly [MADE]: () => Made<T, Context> };

/**
 * Adds properties to an object that are made at their first use, each once. The properties of `views` are computed at
 * each read; so are those of `hidden`, which are not enumerable. All objects share the getters, so that creating one
 * costs little time and memory.
 */
export function lazyObjects<T extends object, Views extends object, Context>(
  makers: Makers<T, Context>,
  views: Makers<Views, Context>,
  hidden: Readonly<Record<PropertyKey, (context: Context) => unknown>> = {},
): <Own extends object>(context: Context, own: Own) => T & Views & Own {
  const lazy = getters(makers, true, (name, { context, properties }: Made<T, Context>) => {
    properties[name] ??= makers[name](context);
    return properties[name];
  });
  const viewed = getters(views, true, (name, { context }: Made<T, Context>) => views[name](context));
  const concealed = getters(hidden, false, (name, { context }: Made<T, Context>) => hidden[name]?.(context));
  const all = [...lazy, ...viewed, ...concealed];
  return (context, own) => {
    const made: Made<T, Context> = { context, properties: {} };
    Object.defineProperty(own, MADE, { value: () => made, configurable: true });
    // Until V8 has optimized this code, it takes half the time of a loop with destructuring or `Object.defineProperties`.
    all.forEach(({ name, descriptor }) => {
      Object.defineProperty(own, name, descriptor);
    });
    return own as T & Views & typeof own;
  };
}

/** The context of an object that `lazyObjects` made. */
export function readContext<Context>(object: object): Context {
  return (object as Self<unknown, Context>)[MADE]().context;
}

function getters<Of extends object, T extends object, Context>(
  of: Of,
  enumerable: boolean,
  read: (name: keyof Of, made: Made<T, Context>) => unknown,
): readonly { readonly name: PropertyKey; readonly descriptor: PropertyDescriptor }[] {
  const names = Reflect.ownKeys(of) as (keyof Of)[];
  return names.map((name) => {
    const get = function (this: Self<T, Context>) {
      return read(name, this[MADE]());
    };
    return { name, descriptor: { enumerable, configurable: true, get } };
  });
}
