import type { ReactNode } from 'react';
import { Logo } from '../parts/logo.tsx';
import { LanguageButtons } from '../shell/language-buttons.tsx';
import { useTexts } from '../text/use-language.ts';
import picture from './calciner-1280.avif';
import styles from './sign-in.module.css';

/** One column with the form, one picture of the works. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { signIn, shell } = useTexts();
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header>
          <span className={styles.brand}>
            <Logo size={32} />
            <b>{signIn.companyFull}</b>
          </span>
          <nav className={styles.languages} aria-label={shell.interfaceLanguage}>
            <LanguageButtons name="ownName" />
          </nav>
        </header>
        <main>{children}</main>
        <footer>{signIn.sessionRule}</footer>
      </div>
      <figure className={styles.picture} aria-hidden="true">
        <img src={picture} alt="" />
        <figcaption>{signIn.pictureLine}</figcaption>
      </figure>
    </div>
  );
}
