/** January to December in the seven languages, long and short, as `plain` gives them. */
export const month_names: readonly string[] = [
  "ene|enero|gen|gennaio|jan|janeiro|januar|january|janv|janvier|ינו'|ינואר",
  "feb|febbraio|febrero|februar|february|fev|fevereiro|fevr|fevrier|פבר'|פברואר",
  'mar|march|marco|mars|marz|marzo|מרץ',
  "abr|abril|apr|april|aprile|avr|avril|אפר'|אפריל",
  'mag|maggio|mai|maio|may|mayo|מאי',
  'giu|giugno|juin|jun|june|junho|juni|junio|יוני',
  'juil|juillet|jul|julho|juli|julio|july|lug|luglio|יולי',
  "ago|agosto|aout|aug|august|אוג'|אוגוסט",
  "sep|sept|september|septembre|septiembre|set|setembro|settembre|ספט'|ספטמבר",
  "oct|october|octobre|octubre|okt|oktober|ott|ottobre|out|outubro|אוק'|אוקטובר",
  "nov|november|novembre|novembro|noviembre|נוב'|נובמבר",
  "dec|december|decembre|dez|dezember|dezembro|dic|dicembre|diciembre|דצמ'|דצמבר",
];

/** Monday to Sunday, likewise. */
export const weekday_names: readonly string[] = [
  "lun|lundi|lunedi|lunes|mo|mon|monday|montag|seg|segunda-feira|יום ב'|יום שני",
  "di|dienstag|mar|mardi|martedi|martes|ter|terca-feira|tue|tuesday|יום ג'|יום שלישי",
  "mer|mercoledi|mercredi|mi|mie|miercoles|mittwoch|qua|quarta-feira|wed|wednesday|יום ד'|יום רביעי",
  "do|donnerstag|gio|giovedi|jeu|jeudi|jue|jueves|qui|quinta-feira|thu|thursday|יום ה'|יום חמישי",
  "fr|freitag|fri|friday|sex|sexta-feira|ven|vendredi|venerdi|vie|viernes|יום ו'|יום שישי",
  'sa|sab|sabado|sabato|sam|samedi|samstag|sat|saturday|יום שבת|שבת',
  "dim|dimanche|dom|domenica|domingo|so|sonntag|sun|sunday|יום א'|יום ראשון",
];
