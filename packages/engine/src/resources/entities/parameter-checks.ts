import { defineParameterChecks, type ParameterChecks } from "../../resource-kit/parameter-check.ts";
import { find } from "../../store/table.ts";

const updateCheck = defineParameterChecks<"entities.update">();

/** An Entity keeps its structure, so the object of another one is wrong (outbound 11.3). */
const isOfStructure = (["corporation", "government_authority", "natural_person", "trust"] as const).map((structure) =>
  updateCheck({
    id: `${structure}-of-structure`,
    reads: [structure],
    issues: ({ state, id }, details) => {
      const entity = find(state.tables.entities, id ?? "");
      if (details === undefined || entity === undefined || entity.structure === structure) return [];
      const message = `is only allowed for an Entity whose \`structure\` is \`${structure}\`: this one is a \`${entity.structure}\``;
      return [{ field: structure, message }];
    },
  }),
);

export const entityParameterChecks = { "entities.update": isOfStructure } satisfies ParameterChecks;
