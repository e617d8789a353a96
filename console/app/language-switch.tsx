import { Button } from '../design/button.tsx';
import { languageName, otherLanguages, switchLanguage } from '../texts/language.ts';

/** Each other language by its own name. */
export function LanguageSwitch() {
  return (
    <>
      {otherLanguages.map((code) => (
        <span key={code} lang={code}>
          <Button small look="quiet" onClick={() => switchLanguage(code)}>
            {languageName(code)}
          </Button>
        </span>
      ))}
    </>
  );
}
