import { scopePaths } from 'contract/urls/paths.ts';
import type { Scope } from 'contract/settings.ts';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { Picture } from '../parts/media/picture.tsx';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { useSettings } from '../settings/use-settings.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './business-slide.module.css';
import { Slide } from './slide.tsx';

/** The business scopes side by side; the first is wide, and each links to its page. */
export function BusinessSlide() {
  const text = usePageText('home').business;
  const { scopes } = useSettings();
  return (
    <Slide name="business" labelledBy="business-title" className={styles.slide}>
      <div className={primitives.page}>
        <SectionHeader index="02" name={text.name} title={text.title} lead={text.lead} id="business-title" />
      </div>
      <ul className={styles.scopes}>
        {scopes.map((scope, index) => (
          <ScopePanel key={scope.key} scope={scope} position={`${index + 1}/${scopes.length}`} />
        ))}
      </ul>
    </Slide>
  );
}

function ScopePanel({ scope, position }: { scope: Scope; position: string }) {
  return (
    <li className={`${styles.scope} ${primitives.containingBlock} ${primitives.column}`}>
      <Picture
        className={`${styles.picture} ${primitives.cover}`}
        picture={scope.picture}
        alt=""
        sizes="(max-width: 767px) 150vw, (max-width: 1199px) 100vw, 66vw"
        width={960}
        height={960}
      />
      <p className={`${styles.position} ${primitives.label} ${primitives.between}`} aria-hidden="true">
        {position}
        <Icon name="go" />
      </p>
      <h3 className={`${styles.name} ${primitives.regular}`}>
        <Link className={`${styles.link} ${primitives.stretched}`} to={scopePaths[scope.key]()}>
          {scope.name}
        </Link>
      </h3>
      <div className={`${styles.facts} ${primitives.stack}`}>
        <p className={`${styles.description} ${primitives.small}`}>{scope.say}</p>
        <p className={`${styles.figure} ${primitives.smallSize}`}>
          <b>
            {scope.figure.replace('+', '')}
            {scope.figure.endsWith('+') ? <sup>+</sup> : null} <small>{scope.unit}</small>
          </b>
          {scope.caption}
        </p>
      </div>
    </li>
  );
}
