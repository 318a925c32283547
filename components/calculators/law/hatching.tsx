/** A red hatching for the fill of a drawn area, by `url(#id)`. */
export function Hatching({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line x1="0" x2="0" y1="0" y2="8" className="stroke-margin" strokeWidth="1.5" />
      </pattern>
    </defs>
  );
}
