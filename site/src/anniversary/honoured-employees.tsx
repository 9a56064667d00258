import { honouredYears } from 'contract/company.ts';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText } from '../text/use-text.tsx';
import { HonouredCard } from './honoured-card.tsx';
import styles from './honoured-employees.module.css';
import type { AnniversaryData } from './anniversary-data.ts';

type Honoured = AnniversaryData['honoured'];
type Years = (typeof honouredYears)[number];

/** How many are visible before the others are expanded. */
const collapsedCount = 12;

/** The longest service comes first. */
export function HonouredEmployees({ honoured }: { honoured: Honoured }) {
  return (
    <div className={primitives.stack}>
      {honouredYears.toReversed().map((years) => (
        <ServiceClass key={years} honoured={honoured} years={years} />
      ))}
    </div>
  );
}

function ServiceClass({ honoured, years }: { honoured: Honoured; years: Years }) {
  const text = usePageText('anniversary');
  const cards = honoured.data.flatMap((employee, index) => {
    if (employee.years !== years) return [];
    const lang = (field: 'name' | 'department') => fallbackLang(honoured, `/data/${index}/${field}`);
    return [<HonouredCard key={index} employee={employee} lang={lang} />];
  });
  if (cards.length === 0) return null;
  const others = cards.slice(collapsedCount);
  return (
    <section className={`${styles.class} ${primitives.strongTopBorder} ${primitives.stack}`} data-years={years}>
      <header className={`${styles.header} ${primitives.alignTop}`}>
        <h3 className={`${styles.years} ${primitives.regular}`}>
          <span className={styles.figure}>{years}</span> {text.yearsOfService}
        </h3>
        <p className={`${primitives.smallSize} ${primitives.quiet}`}>{text.people(cards.length)}</p>
      </header>
      <div>
        <ul className={styles.cards}>{cards.slice(0, collapsedCount)}</ul>
        {others.length === 0 ? null : (
          <details className={styles.others}>
            <summary
              className={`${styles.more} ${primitives.openIcons} ${primitives.smallSize} ${primitives.strong} ${primitives.rowBetween} ${primitives.topBorder} ${primitives.link}`}
            >
              {text.more(others.length)}
              <Icon name="plus" size="small" className={primitives.accent} />
              <Icon name="minus" size="small" className={primitives.accent} />
            </summary>
            <ul className={styles.cards}>{others}</ul>
          </details>
        )}
      </div>
    </section>
  );
}
