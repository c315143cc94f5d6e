import { useState } from "preact/hooks";
import { Problem } from "../../parts/problem.tsx";
import { Empty } from "../../parts/states.tsx";
import { isReadOnly, live } from "../../store/store.ts";

/** Says that the log is empty, and offers a button that makes the first row. */
export function EmptyLog() {
  const [problem, setProblem] = useState<string | null>(null);
  const create = async () => {
    try {
      await live.value?.api({ method: "POST", path: "/accounts", body: { name: "Operating" } });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <Empty>
      <p>
        Nothing has been requested yet. Each request, each move of the clock and each delivery of a webhook would be a
        row here, with its result.
      </p>
      <Problem text={problem} />
      {!isReadOnly.value && (
        <button type="button" onClick={create}>
          Create an Account
        </button>
      )}
    </Empty>
  );
}
