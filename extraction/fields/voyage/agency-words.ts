/** Words in names of agencies, in the seven languages. */
export const agency_words =
  /(?<!\p{L})(?:travel|travels|voyages?|viagens|viajes|viaggi|reisen|reiseb[üu]ro|agence|agency|agenzia|agencia|agência|tours?|touristik|turismo|tourisme|holidays?|vacations?|cruises? (?:brokers?|experts?|agency|store|travel|hub|co\.?|company|desk|centre|center|club|shop|specialists?|planners?|world|direct|outlet|lounge)|cruise ?(?:line)? ?agents?|seereisen|kreuzfahrten|croisières|crociere|cruceros|cruzeiros|נסיעות|סוכנות|סוכן|תיירות|טיולים|תיור)(?!\p{L})/iu;
