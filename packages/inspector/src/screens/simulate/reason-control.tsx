import { reasonTables } from "../../generated/forms.ts";
import { Prose } from "../../parts/prose.tsx";
import { Control, type ControlProps } from "./control.tsx";

/** A menu of decline reasons. The note describes the rule that gives the reason, or why no rule does. */
export function ReasonControl({ rail, ...control }: ControlProps & { readonly rail: string }) {
  const { rules, forced } = reasonTables[rail] ?? { rules: {}, forced: {} };
  const { value } = control;
  const causes = rules[value];
  return (
    <Control
      {...control}
      options={[
        ...Object.entries(rules).map(([reason, each]) => ({
          value: reason,
          label: `${reason}: ${each.join(" Or: ")}`,
          group: "A rule gives it",
        })),
        ...Object.keys(forced).map((reason) => ({
          value: reason,
          label: reason,
          group: "No rule gives it",
        })),
      ]}
      note={
        value !== "" && (
          <>
            <strong>{value}</strong>:{" "}
            <Prose
              text={
                causes === undefined ? (forced[value] ?? "") : `a rule gives this reason, too. ${causes.join(" Or: ")}`
              }
            />{" "}
          </>
        )
      }
    />
  );
}
