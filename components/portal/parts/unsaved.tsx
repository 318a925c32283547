type Props = { isDirty: boolean; onDiscard: () => void };

/** Says beside a Save button that changes are not saved yet, and offers to discard them. */
export function Unsaved({ isDirty, onDiscard }: Props) {
  return (
    <>
      <p role="status" className="text-[0.9375rem] text-soft">
        {isDirty ? 'Not saved yet' : null}
      </p>
      {isDirty && (
        <button
          type="button"
          onClick={onDiscard}
          className="inline-flex min-h-11 items-center rounded-control text-[0.9375rem] text-link"
        >
          Discard changes
        </button>
      )}
    </>
  );
}
