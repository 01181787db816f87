import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'es', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** The first of the wanted languages that the game speaks; `fr-CA` counts as French. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found) return found;
  }
  return 'en';
}

/**
 * All texts read so far, by language. A text that is missing in a language is taken from English.
 *
 * Nothing here knows of pages or of the network: `fetchPart` brings the text of one part.
 */
export class Bundles {
  private bundles = new Map<Language, FluentBundle>();
  private reading = new Map<string, Promise<boolean>>();

  constructor(
    private fetchPart: (language: Language, part: string) => Promise<string>,
    private changed: () => void = () => {},
  ) {}

  /** Reads a part once. False if it cannot be had; it may be asked for again then. */
  load(language: Language, part: string): Promise<boolean> {
    const key = `${language}/${part}`;
    const known = this.reading.get(key);
    if (known) return known;
    const promise = this.fetchPart(language, part).then(
      (text) => {
        this.add(language, text);
        return true;
      },
      () => {
        this.reading.delete(key);
        return false;
      },
    );
    this.reading.set(key, promise);
    return promise;
  }

  add(language: Language, text: string): void {
    let bundle = this.bundles.get(language);
    if (!bundle) {
      // All four languages are written from left to right: marks that isolate directions would only be in the way.
      bundle = new FluentBundle(language, { useIsolating: false });
      this.bundles.set(language, bundle);
    }
    const resource = new FluentResource(text);
    // Two parts may hold the same text, one of them only its name, the other what is said about it: both count.
    resource.body = resource.body.map((message) => {
      const known = bundle.getMessage(message.id);
      if (!known) return message;
      return { ...message, value: message.value ?? known.value, attributes: { ...known.attributes, ...message.attributes } };
    }) as typeof resource.body;
    bundle.addResource(resource, { allowOverrides: true });
    this.changed();
  }

  /** The text of an id (or of an attribute of it), or null if no language has it. */
  find(language: Language, id: string, attribute?: string, args?: Args): string | null {
    return this.findIn(language, id, attribute, args) ?? (language === 'en' ? null : this.findIn('en', id, attribute, args));
  }

  /** The same in this one language only: a form of a name is not borrowed from another. */
  findIn(language: Language, id: string, attribute?: string, args?: Args): string | null {
    const bundle = this.bundles.get(language);
    const message = bundle?.getMessage(id);
    if (!bundle || !message) return null;
    const pattern = attribute === undefined ? message.value : message.attributes[attribute];
    if (pattern === null || pattern === undefined) return null;
    const errors: Error[] = [];
    return bundle.formatPattern(pattern, args ?? null, errors);
  }
}
