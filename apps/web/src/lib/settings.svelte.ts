/** The person's choices of language and card colours, kept in this browser. */
import { getLocale, setLocale } from '../paraglide/runtime.js';

export type Lang = 'es' | 'en';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the choice holds until the page is closed.
  }
};

class Settings {
  lang = $state<Lang>(getLocale());
  /** Four colours: clubs green and diamonds blue. */
  fourColours = $state(read('tapete-colours') === '4');

  setLang(lang: Lang): void {
    void setLocale(lang, { reload: false });
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  setFourColours(on: boolean): void {
    this.fourColours = on;
    write('tapete-colours', on ? '4' : '2');
  }
}

export const settings = new Settings();
document.documentElement.lang = settings.lang;
