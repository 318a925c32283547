export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-4 left-4 z-50 -translate-y-24 rounded-control bg-red px-5 py-3 font-semibold text-white print:hidden [--ring:var(--color-ink)] focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
