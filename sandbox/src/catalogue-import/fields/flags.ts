const yes = new Set(
  'true,t,yes,y,1,on,x,✓,✔,☑,✅,oui,o,ja,j,si,sí,sim,s,da,да,д,evet,نعم,ہاں,هاں,是,はい,예,available,active,enabled'.split(
    ',',
  ),
);
const no = new Set(
  'false,f,no,n,0,off,-,✗,✘,☐,❌,non,nein,nee,não,nao,net,нет,н,hayır,لا,نہیں,否,いいえ,아니요,unavailable,inactive,disabled,none'.split(
    ',',
  ),
);

const forSale = new Set(
  'published,publish,visible,public,live,catalog,search,catalog & search,selling,in stock'.split(','),
);
const notForSale = new Set(
  'draft,unpublished,hidden,archived,private,pending,trash,deleted,ended,expired,discontinued,retired,unlisted,paused,withdrawn,-1,not published,auto-draft,مسودة,مخفي,مسودہ'.split(
    ',',
  ),
);

/** Yes or no in its usual spellings; null when it is neither, undefined when the value is empty. */
export function readFlag(value: unknown): boolean | null | undefined {
  if (typeof value === 'boolean') return value;
  if (value === null || value === undefined) return undefined;
  const word = String(value).trim().toLowerCase();
  if (word === '') return undefined;
  return yes.has(word) ? true : no.has(word) ? false : null;
}

/** Like readFlag, for what shops write into the column that says whether something is for sale. */
export function readActive(value: unknown): boolean | null | undefined {
  const word =
    typeof value === 'string'
      ? value
          .trim()
          .toLowerCase()
          .replace(/[_\s]+/g, ' ')
      : value;
  if (typeof word === 'string' && forSale.has(word)) return true;
  if (notForSale.has(String(word))) return false;
  return readFlag(word);
}
