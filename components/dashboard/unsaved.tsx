/** Says beside a Save button that what stands on the page is not what is kept. */
export function Unsaved({ isDirty }: { isDirty: boolean }) {
  return (
    <p role="status" className="text-[0.9375rem] text-soft">
      {isDirty ? 'Not saved yet' : null}
    </p>
  );
}
