import { Piece } from '../page/piece';
import { isSame, type Ingredients } from '../render/page-cache';
import { dataBlock, headTags, nameOf, type PageFacts } from './page-facts';

/** What a page says of itself, as it is written into pages. */
export interface PageHead {
  /** What its subject is called; '' leaves the title to the page. */
  name: string;
  /** Of the head. */
  tags: Piece;
  /** Structured data. */
  data: Piece;
}

/** Pages that are remembered, and characters of an address that is. */
const most = { pages: 500, address: 500 };

const headOf = (facts: PageFacts): PageHead => ({
  name: nameOf(facts.subject),
  tags: new Piece(headTags(facts)),
  data: new Piece(dataBlock(facts)),
});

/** Says of each page what it is, once for as long as the backend says the same of it. */
export class PageHeads {
  private readonly kept = new Map<string, { ingredients: Ingredients; head: PageHead }>();

  /** `address`: whatever else the head depends on, in full with the search, and the language. */
  of(address: string, language: string, ingredients: Ingredients, facts: () => PageFacts): PageHead {
    const key = `${language} ${address}`;
    const known = this.kept.get(key);
    if (known && isSame(known.ingredients, ingredients)) return known.head;
    const head = headOf(facts());
    if (key.length > most.address) return head;
    this.kept.delete(key);
    this.kept.set(key, { ingredients, head });
    if (this.kept.size > most.pages) this.forgetOldest();
    return head;
  }

  private forgetOldest() {
    for (const key of this.kept.keys()) {
      this.kept.delete(key);
      return;
    }
  }
}
