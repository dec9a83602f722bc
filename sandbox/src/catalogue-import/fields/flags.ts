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

/** Yes or no in its usual spellings; null when it is neither, undefined when the value is empty. */
export function readFlag(value: unknown): boolean | null | undefined {
  if (typeof value === 'boolean') return value;
  if (value === null || value === undefined) return undefined;
  const word = String(value).trim().toLowerCase();
  if (word === '') return undefined;
  return yes.has(word) ? true : no.has(word) ? false : null;
}
