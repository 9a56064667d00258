import type { ProductRow } from 'contract/products/products.ts';
import primitives from '../parts/primitives.module.css';
import type { LangOf } from '../text/fallback-lang.ts';
import { spaceBefore } from '../text/space-before.ts';
import { useLocale } from '../text/use-text.tsx';

type KeyPropertiesProps = { facts: ProductRow['facts']; lang: LangOf; className: string | undefined };

/** Up to three properties of a product with value and unit. */
export function KeyProperties({ facts, lang, className }: KeyPropertiesProps) {
  const locale = useLocale();
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.slice(0, 3).map((fact, index) => (
        <div key={fact.property}>
          <dt className={primitives.quiet} lang={lang(`facts/${index}/property`)}>
            {fact.property}
          </dt>
          <dd>
            <FactValue value={fact.value} />
            {spaceBefore(locale, fact.unit)}
            <span className={primitives.quiet} lang={lang(`facts/${index}/unit`)}>
              {unbroken(fact.unit)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The unit with a word joiner behind its slash: a line may break before ×10⁻⁶/℃, and not within it. */
function unbroken(unit: string): string {
  return unit.replaceAll('/', '/\u2060');
}

/** The bound is less prominent than the figure: ≤ 0.50. */
function FactValue({ value }: { value: string }) {
  const [, bound, figure] = /^([≤≥<>≈±]\s*)(.+)$/.exec(value) ?? ['', '', value];
  return (
    <b>
      {bound === '' ? null : <i className={primitives.quiet}>{bound}</i>}
      {figure}
    </b>
  );
}
