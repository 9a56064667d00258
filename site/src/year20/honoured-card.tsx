import type { HonouredEmployee } from 'contract/company.ts';
import { Picture } from '../parts/picture.tsx';
import styles from './honoured-card.module.css';

type HonouredCardProps = {
  employee: HonouredEmployee;
  lang: (field: 'name' | 'department') => 'zh-Hans' | undefined;
};

/** How wide the portrait is shown; that of the longest service stands above its words. */
const sizesOf: Record<HonouredEmployee['years'], string> = {
  20: '(min-width: 992px) 160px, (min-width: 768px) 22vw, 44vw',
  15: '64px',
  10: '64px',
};

/** The portrait, a photograph or a card drawn from the name, with name and department. */
export function HonouredCard({ employee, lang }: HonouredCardProps) {
  const { name, department, years, picture } = employee;
  return (
    <li className={styles.card} data-years={years}>
      <Picture className={styles.portrait} picture={picture} alt="" sizes={sizesOf[years]} width={960} height={1200} />
      <div>
        <p className={styles.name} lang={lang('name')}>
          {name}
        </p>
        <p className={styles.department} lang={lang('department')}>
          {department}
        </p>
      </div>
    </li>
  );
}
