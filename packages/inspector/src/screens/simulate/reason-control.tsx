import { reasonTables } from "../../generated/forms.ts";
import { Prose } from "../../parts/prose.tsx";
import { Control, type ControlProps } from "./control.tsx";

/** A reason to decline with. Beside it stands the rule that gives the reason, or why no rule does. */
export function ReasonControl({ rail, ...control }: ControlProps & { readonly rail: string }) {
  const { rules, forced } = reasonTables[rail] ?? { rules: {}, forced: {} };
  const { value } = control;
  const conditions = rules[value];
  return (
    <Control
      {...control}
      options={[
        ...Object.entries(rules).map(([reason, conditions]) => ({
          value: reason,
          label: `${reason}: not “${conditions.join("” or “")}”`,
          group: "Given by a rule, if its condition does not hold",
        })),
        ...Object.keys(forced).map((reason) => ({
          value: reason,
          label: reason,
          group: "Given by no rule",
        })),
      ]}
      note={
        value !== "" && (
          <>
            <strong>{value}</strong>:{" "}
            <Prose
              text={
                conditions === undefined
                  ? (forced[value] ?? "")
                  : `the bank gives this reason by itself if this does not hold: ${conditions.join(" Or: ")}`
              }
            />{" "}
          </>
        )
      }
    />
  );
}
