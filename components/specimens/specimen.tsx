import { LazyDrawing } from '@/components/sections/lazy-drawing';
import { drawings } from '@/components/specimens/drawings';
import { type SpecimenPath, specimenWords } from '@/content/specimens/specimen';
import { specimens } from '@/lib/content/specimens/all';
import { inWords } from '@/lib/content/specimens/in-words';

/**
 * What a service delivers, on one sheet under its red cover. The drawing is fetched once the cover
 * is lifted; where motion is unwanted there is no cover to lift.
 */
export function Specimen({ path }: { path: SpecimenPath }) {
  const specimen = specimens[path];
  const { name, text, notes } = specimen;
  const { wide, phone } = drawings[path];
  return (
    <section className="specimen" aria-labelledby="specimen">
      <div className="wrap">
        <h2 id="specimen">{specimenWords.heading}</h2>
        <p className="lead">{text}</p>
        <details className="cover">
          <summary>
            <span className="ivory">{name}</span>
          </summary>
          <div>
            <LazyDrawing wide={wide} phone={phone} alt={`${name}, a specimen`} />
            <ol>
              {notes.map(({ title, text }) => (
                <li key={title}>
                  <b>{title}.</b> {text}
                </li>
              ))}
            </ol>
            <a href={wide.src} className="text-link">
              {specimenWords.alone}
            </a>
            <details>
              <summary className="text-link">{specimenWords.inWords}</summary>
              {inWords(specimen).map((words) => (
                <p key={words}>{words}</p>
              ))}
            </details>
          </div>
        </details>
      </div>
    </section>
  );
}
