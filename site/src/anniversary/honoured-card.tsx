import type { HonouredEmployee } from 'contract/company.ts';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import styles from './honoured-card.module.css';
import type { LangOf } from '../text/fallback-lang.ts';

type HonouredCardProps = {
  employee: HonouredEmployee;
  lang: LangOf<'name' | 'department'>;
};

/** The displayed width of the portrait. For the longest service it is above the text. */
const sizesOf: Record<HonouredEmployee['years'], string> = {
  20: '(min-width: 992px) 160px, (min-width: 768px) 22vw, 44vw',
  15: '64px',
  10: '64px',
};

/** The portrait with name and department. It is a photograph or an initials avatar. */
export function HonouredCard({ employee, lang }: HonouredCardProps) {
  const { name, department, years, picture } = employee;
  return (
    <li className={styles.card} data-years={years}>
      <Picture className={styles.portrait} picture={picture} alt="" sizes={sizesOf[years]} width={960} height={1200} />
      <div>
        <p className={styles.name} lang={lang('name')}>
          {name}
        </p>
        <p className={`${styles.department} ${primitives.label} ${primitives.quiet}`} lang={lang('department')}>
          {department}
        </p>
      </div>
    </li>
  );
}
