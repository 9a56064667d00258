import { scopePaths } from 'contract/paths.ts';
import type { Scope } from 'contract/settings.ts';
import { Link } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { Picture } from '../parts/picture.tsx';
import { useSettings } from '../shell/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './business-slide.module.css';
import { Slide } from './slide.tsx';

/** The business scopes side by side, the first one wide, each leading to its page. */
export function BusinessSlide() {
  const text = usePageText('home').business;
  const { scopes } = useSettings();
  return (
    <Slide name="business" labelledBy="business-title" className={styles.slide}>
      <div className={layout.page}>
        <Opener index="02" name={text.name} title={text.title} say={<p>{text.say}</p>} id="business-title" />
      </div>
      <ul className={styles.scopes}>
        {scopes.map((scope, index) => (
          <ScopePanel key={scope.key} scope={scope} place={`${index + 1}/${scopes.length}`} />
        ))}
      </ul>
    </Slide>
  );
}

function ScopePanel({ scope, place }: { scope: Scope; place: string }) {
  return (
    <li className={styles.scope}>
      <Picture
        className={styles.picture}
        picture={scope.picture}
        alt=""
        sizes="(max-width: 767px) 150vw, (max-width: 1099px) 100vw, 66vw"
        width={960}
        height={960}
      />
      <p className={styles.place} aria-hidden="true">
        {place}
        <Icon name="go" />
      </p>
      <h3 className={styles.name}>
        <Link className={styles.link} to={scopePaths[scope.key]()}>
          {scope.name}
        </Link>
      </h3>
      <div className={styles.facts}>
        <p className={styles.say}>{scope.say}</p>
        <p className={styles.figure}>
          <b>
            {scope.figure} <small>{scope.unit}</small>
          </b>
          {scope.caption}
        </p>
      </div>
    </li>
  );
}
