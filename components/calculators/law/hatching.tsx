/** A red hatching to fill an area, used as `url(#id)`; dense for areas to be noticed. */
export function Hatching({ id, isDense = false }: { id: string; isDense?: boolean }) {
  const gap = isDense ? 4 : 8;
  return (
    <defs>
      <pattern
        id={id}
        width={gap}
        height={gap}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <line
          x1="0"
          x2="0"
          y1="0"
          y2={gap}
          className={isDense ? 'stroke-red' : 'stroke-margin'}
          strokeWidth="1.5"
        />
      </pattern>
    </defs>
  );
}
