/** The private half of the demo key is public. */
export function DemoMark() {
  return (
    <p className="rounded-control border border-orange bg-page px-4 py-2.5 font-medium text-[0.9375rem] text-orange">
      Demo: this browser plays the firm with the demo key, which everyone has. Its answers prove
      nothing.
    </p>
  );
}
