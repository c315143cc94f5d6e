import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Problem } from "../../parts/problem.tsx";
import { RefusedError } from "../../source/errors.ts";
import { isReadOnly, live } from "../../store/store.ts";

export interface SendButtonProps {
  readonly path: string;
  readonly body: object;
  readonly children: ComponentChildren;
}

/** Sends a POST request of the banking API to the bank. Renders nothing while the page is read-only. */
export function SendButton({ path, body, children }: SendButtonProps) {
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function send(): Promise<void> {
    setRunning(true);
    setProblem(null);
    try {
      const response = await live.value?.api({ method: "POST", path, body });
      if (response !== undefined && response.status >= 400) throw new RefusedError(response.status, response.body);
    } catch (error) {
      setProblem((error as Error).message);
    }
    setRunning(false);
  }
  if (isReadOnly.value) return null;
  return (
    <>
      <button type="button" class="primary" disabled={isRunning} onClick={send}>
        {children}
      </button>
      <Problem text={problem} />
    </>
  );
}
