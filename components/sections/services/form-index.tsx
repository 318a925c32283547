type Props = { items: readonly { form: string; title: string; text: string }[] };

/** Statutory forms by number: what each is called and what it is for. */
export function FormIndex({ items }: Props) {
  return (
    <ul className="grid gap-x-10 md:grid-cols-2">
      {items.map((item) => (
        <li
          key={item.form}
          className="grid grid-cols-[5rem_1fr] gap-x-4 border-rule-strong border-t py-5"
        >
          <span className="amount text-2xl text-red leading-none">{item.form}</span>
          <div>
            <h3 className="text-xl md:text-xl">{item.title}</h3>
            <p className="mt-1.5 text-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
