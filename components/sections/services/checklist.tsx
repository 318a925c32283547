/** Things to have at hand, each ticked and ruled off. */
export function Checklist({ items }: { items: readonly string[] }) {
  return (
    <ul className="border-ink border-t">
      {items.map((item) => (
        <li key={item} className="flex gap-3 border-rule-strong border-b py-3">
          <svg
            viewBox="0 0 20 20"
            aria-hidden="true"
            className="mt-1 size-5 shrink-0 fill-none stroke-2 stroke-red"
          >
            <path d="m3 10.5 5 5L18 4.5" />
          </svg>
          {item}
        </li>
      ))}
    </ul>
  );
}
