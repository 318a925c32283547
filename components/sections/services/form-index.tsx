import { FoldOnPhone } from '@/components/layout/fold-on-phone';

type Props = {
  /** `earlier` is the number it had before. */
  items: readonly { form: string; earlier?: string; title: string; text: string }[];
};

type Item = Props['items'][number];

/** Statutory forms by number: what each is called and, unfolded on a phone, what it is for. */
export function FormIndex({ items }: Props) {
  return (
    <ul className="grid border-ink max-md:border-t gap-x-10 md:grid-cols-2">
      {items.map((item) => (
        <li key={item.form} className="border-rule-strong max-md:border-b md:border-t md:py-5">
          <FoldOnPhone heading={<Name {...item} />} summary={<Name {...item} />}>
            <p className="ml-[min(6rem,25vw)] text-soft max-md:pb-4 md:mt-1.5">{item.text}</p>
          </FoldOnPhone>
        </li>
      ))}
    </ul>
  );
}

function Name({ form, earlier, title }: Item) {
  return (
    <h3 className="flex items-baseline wrap-anywhere py-3.5 text-xl md:py-0 md:text-xl">
      <span className="amount w-[min(6rem,25vw)] min-w-fit shrink-0 text-2xl text-red leading-none">
        {form}
      </span>{' '}
      {title}
      {earlier && ` (${earlier})`}
    </h3>
  );
}
