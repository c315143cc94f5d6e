import type { ComponentChildren, HTMLAttributes } from "preact";
import type { AdminParams } from "sandbank/client";
import type { AdminOperationName } from "../generated/admin-operations.ts";
import { isReadOnly } from "../store/store.ts";
import { useWrite, type Work } from "../store/use-write.ts";
import { Button } from "./button.tsx";
import { Problem } from "./frames.tsx";

export interface FormProps {
  readonly work: Pick<Work, "isRunning" | "problem">;
  readonly onSubmit: () => void;
  /** The text of the button. */
  readonly submit: string;
  readonly isPrimary?: boolean;
  /** Whether nothing can be sent, for example because an entry is missing. Default: whether the page is read-only. */
  readonly isOff?: boolean;
  readonly children: ComponentChildren;
  /** Other buttons. */
  readonly others?: ComponentChildren;
}

/** Fields, the button that sends them, and why the bank refused them. */
export function Form({ work, onSubmit, submit, isPrimary, isOff = isReadOnly.value, children, others }: FormProps) {
  return (
    <form
      class="form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
      <div class="row">
        <button type="submit" class={isPrimary ? "primary" : undefined} disabled={work.isRunning || isOff}>
          {submit}
        </button>
        {others}
        <Problem text={work.problem} />
      </div>
    </form>
  );
}

interface ChangeButtonProps extends Pick<HTMLAttributes<HTMLButtonElement>, "class" | "aria-label" | "onClick"> {
  readonly work: Pick<Work, "isRunning">;
  readonly children: string;
}

/** A button that changes the bank. It is off while the change runs, and where nothing can be changed. */
export function ChangeButton({ work, ...button }: ChangeButtonProps) {
  return <Button {...button} disabled={isReadOnly.value || work.isRunning} />;
}

interface WriteButtonProps<Name extends AdminOperationName> {
  readonly name: Name;
  readonly params: AdminParams<Name>;
  readonly isPrimary?: boolean;
  readonly children: string;
}

/** A button that performs an admin operation, and says why if it fails. */
export function WriteButton<Name extends AdminOperationName>(props: WriteButtonProps<Name>) {
  const { name, params, isPrimary, children } = props;
  const write = useWrite();
  return (
    <>
      <ChangeButton work={write} class={isPrimary ? "primary" : undefined} onClick={() => write.run(name, params)}>
        {children}
      </ChangeButton>
      <Problem text={write.problem} />
    </>
  );
}
