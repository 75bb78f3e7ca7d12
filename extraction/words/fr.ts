import { phrases } from './phrases.ts';
import type { Words } from './shape.ts';

export const fr: Words = {
  labels: {
    booking_number: phrases(`
      (n°|nº|no|no.|numéro|num|num.|référence|réf|réf.|code) (de |de la |de votre
      |)(réservation|confirmation|booking); réservation (n°|no|numéro|#|no.); réservation; votre réservation; ma
      réservation; référence; votre référence; (n°|nº|numéro|référence) (de |du |de votre |)dossier; (n°|numéro)
      de confirmation; dossier (n°|no); confirmation (n°|no); code de réservation; réf; réf.; réservation
      (ponant|costa|msc|croisière); booking
    `),
    line_number: phrases(`
      (n°|nº|numéro|référence|réf|réf.) (de |du |)(réservation|dossier|confirmation|booking|) (compagnie|de la
      compagnie|croisiériste|du croisiériste|armateur|fournisseur|du fournisseur|opérateur|tour-opérateur|tour
      opérateur|to|organisateur|de l'organisateur); (réservation|référence|dossier|réf|réf.|confirmation)
      (organisateur|compagnie|armateur|fournisseur|croisiériste|de la compagnie|to|tour-opérateur|chez la compagnie)
    `),
    agency_number: phrases(`
      (n°|nº|numéro|référence|réf|réf.) (de |de la |du |)(dossier
      agence|facture|contrat|commande|devis|bon|voucher|document|proforma|dossier interne|bulletin d'inscription);
      dossier; votre dossier; notre (dossier|référence|réf|réf.); nos réf; dossier (agence|interne); facture;
      facture (n°|no|proforma); contrat de vente (n°|); contrat (n°|); devis (n°|); (référence|réf|réf.) agence;
      bon de commande; commande
    `),
    other_number: phrases(`
      (n°|nº|numéro|code) (de |du
      |d'|)(client|agence|agent|groupe|passeport|croisière|voyage|compte|siret|siren|tva|police|carte|billet|iata|promo|licence|immatriculation|sécurité
      sociale|contrat d'assurance|point de rassemblement); groupe; nom du groupe; client; code client; siret;
      siren; rcs; r.c.s.; n° tva; tva intracommunautaire; naf; immatriculation; atout france; apst; licence; iata;
      iban; bic; rib; passeport; page; carte se terminant par; code promo; code promotionnel; code promotion; code
      agence; police; n° autorisation; titulaire d'un permis; permis du québec; reçu n°; capital; capital social;
      fax; télécopie
    `),
    booking_date: phrases(`
      effectuée le; faite le; passée le; enregistrée le;
      (date|jour) (de |de la |de votre |d')(réservation|inscription|achat|commande|souscription|vente); date
      réservation; réservé le; réservée le; réservé en date du; réservation (du|effectuée le|faite le|créée
      le|réalisée le|enregistrée le|confirmée le); vous avez réservé le; inscrit le; inscription le; créée le;
      créé le; commandé le; achetée le; dossier (créé|ouvert) le; date (de création|d'ouverture) du dossier; date
      de création; date d'ouverture; réservé
    `),
    other_date: phrases(`
      date; date (de |de la |d'|du
      |)(facture|facturation|émission|édition|impression|naissance|validité|expiration|devis|option|envoi|modification|délivrance|annulation|mise
      à jour|échéance de l'option|relevé|document|contrat);
      (éditée|édité|émis|émise|imprimé|imprimée|établi|établie|généré|généré|envoyé|envoyée|modifié|modifiée|délivré)
      (le|à|en date du); né le; née le; né(e) le; naissance; date naiss; valable (jusqu'au|jusqu'à|du); valide
      jusqu'au; expire le; expiration; option (jusqu'au|valable jusqu'au|expire le); offre valable jusqu'au;
      annulation; annulation (avant le|jusqu'au|gratuite jusqu'au); annulable jusqu'au; dernière mise à jour; mis
      à jour le; en date du; fait à; fait le; anniversaire; le présent
    `),
    start: phrases(`
      départ; départ (le|du|de|de la croisière|prévu le); date (de |du |d'|de l')(départ|embarquement|début|début
      de croisière|début du voyage|appareillage); embarquement; embarquement (le|à|au port de|prévu le); embarque
      le; vous embarquez (le|à); début; début (de la croisière|de croisière|du voyage|du séjour|le); commence le;
      part le; part de; au départ de; appareillage; appareille le; du; dès le; à partir du; jour de départ; début
      croisière
    `),
    end: phrases(`
      retour; retour (le|à|de la croisière|prévu le); date (de |du |d'|de la )(retour|débarquement|fin|fin de
      croisière|arrivée|fin du voyage); débarquement; débarquement (le|à|prévu le); débarque le; vous débarquez
      (le|à); fin; fin (de la croisière|de croisière|du voyage|du séjour|le); se termine le; termine le; arrivée;
      arrivée (le|à|prévue le); au; jusqu'au; jour de retour; fin croisière
    `),
    period: phrases(`
      dates; date (de la croisière|de croisière|du voyage|de voyage|croisière); dates (de la croisière|de
      croisière|du voyage|de voyage|du séjour|de séjour); période; période (du voyage|de voyage|du séjour); durée;
      départ/retour; départ - retour; départ / retour; aller/retour dates; séjour du; voyage du; croisière du
    `),
    final_payment: phrases(`
      (solde|solde de la croisière|paiement final|paiement du solde|règlement du solde|versement final|versement
      du solde|reste à payer|montant restant|montant dû|solde restant|solde du dossier|solde restant dû) (avant
      le|au plus tard le|le|dû le|à payer avant le|à régler avant le|à régler au plus tard le|à régler le|à verser
      le|à verser avant le|à verser au plus tard le|exigible le|payable le|payable avant le|à payer le|à payer au
      plus tard le|attendu le|à effectuer avant le|requis le|requis avant le|requis au plus tard le|dû au plus
      tard le|dû avant le|pour le|à solder le|à nous parvenir avant le|prévu le|jusqu'au|sera prélevé le|débité
      le|à acquitter le); (paiement|règlement|versement) (avant le|au plus tard le|dû le|exigible le|attendu le|à
      effectuer avant le|requis le); date (limite|limite de paiement|limite de règlement|limite du solde|limite de
      règlement du solde|limite du paiement final|du solde|de solde|d'échéance|d'échéance du solde|du paiement
      final|de paiement final|d'exigibilité|de paiement du solde|de règlement du solde|limite de paiement du
      solde); échéance; échéance (du solde|finale|du paiement final|le|solde|de paiement); (à régler|à payer|à
      verser|à solder|payable|à acquitter) (avant le|au plus tard le|le|pour le|jusqu'au|d'ici le); au plus tard
      le; avant le; dû le; exigible le; dernier versement; paiement final; paiement final dû; paiement final
      requis; délai de paiement; limite de paiement; reste à régler (avant le|au plus tard le|le)
    `),
    deposit_due: phrases(`
      (acompte|dépôt|arrhes|premier versement|l'acompte|premier acompte) (avant le|dû le|à verser le|à verser
      avant le|à régler avant le|à régler le|au plus tard le|à payer avant le|requis le|exigible le|à verser au
      plus tard le|requis avant le|payable le|dû au plus tard le); date (limite|d'échéance) (de l'acompte|du
      dépôt|d'acompte); deuxième acompte; second acompte; 2e acompte; 2ème acompte; échéance (de
      l'acompte|acompte|du dépôt)
    `),
    checkin: phrases(`
      (check-in|check in|checkin|enregistrement|web check-in|pré-enregistrement|le
      check-in|l'enregistrement|préenregistrement) (en ligne|internet|web|) (ouvre le|ouvert le|ouvert à partir
      du|à partir du|dès le|disponible dès le|disponible le|disponible à partir du|possible à partir du|possible
      dès le|accessible à partir du|ouverture le|s'ouvre le|ouvrira le|sera ouvert le);
      (check-in|enregistrement|check in|web check-in) (en ligne|internet); ouverture (du check-in|de
      l'enregistrement|du check-in en ligne|de l'enregistrement en ligne); enregistrez-vous (en ligne |)(à partir
      du|dès le); web check-in
    `),
    line: phrases(`
      compagnie; compagnie (de croisière|de croisières|maritime|croisière|fluviale|de navigation); croisiériste;
      armateur; compagnie / navire; opérateur; organisateur; tour-opérateur; tour opérateur; voyagiste;
      fournisseur; prestataire; marque; transporteur maritime; transporteur; votre compagnie; société; ligne de
      croisière; ligne de croisières; grossiste; producteur
    `),
    ship: phrases(`
      navire; bateau; nom (du navire|du bateau); paquebot; votre (navire|bateau|paquebot); à bord; à bord
      (du|de|de la|de l'); yacht; vaisseau; voilier; navire/croisière; sur le navire; bâtiment
    `),
    itinerary: phrases(`
      itinéraire; croisière; voyage; nom (de la croisière|de l'itinéraire|du voyage); votre
      (croisière|voyage|itinéraire|séjour); destination; parcours; circuit; programme; titre (de la croisière|du
      voyage); route; produit; traversée; expédition; séjour; forfait; forfait croisière; description de la
      croisière; intitulé; désignation de la croisière; prestation
    `),
    start_port: phrases(`
      port (de départ|d'embarquement|départ|embarquement|d'origine); port; ville (de départ|d'embarquement); lieu
      (de départ|d'embarquement); embarquement (à|port); départ (de|port|du port de); au départ de; départ de;
      terminal; quai; gare maritime; terminal de croisière; terminal croisière; point d'embarquement; début à
    `),
    end_port: phrases(`
      port (d'arrivée|de débarquement|de retour|arrivée|débarquement|de destination); ville (d'arrivée|de
      débarquement|de retour); lieu (d'arrivée|de débarquement); débarquement (à|port); arrivée au port de; retour
      à; se termine à; fin à; point de débarquement
    `),
    round_trip: phrases(`
      aller-retour; aller-retour (de|depuis|au départ de); aller/retour; aller retour; aller-retour au départ de;
      au départ et à l'arrivée de; départ et (retour|arrivée) (à|de|au|); départ/retour; boucle au départ de; port
      de départ et d'arrivée; port d'embarquement et de débarquement; embarquement et débarquement (à|); en boucle
      depuis; a/r; embarquement/débarquement
    `),
    stateroom: phrases(`
      cabine; cabines; (n°|nº|no|numéro|num) (de |de la |)(cabine|suite|chambre); (cabine|suite|chambre)
      (n°|no|numéro|attribuée|#|no.); votre (cabine|suite); suite; chambre; hébergement; hébergement à bord;
      cabine/suite; cabine attribuée; logement; n° cabine
    `),
    category: phrases(`
      catégorie; catégorie (de |de la |)(cabine|suite|chambre|logement); catégorie réservée; type (de
      |)(cabine|suite|logement|chambre|d'hébergement); cat; cat.; type; code catégorie; description de la cabine;
      cabine de catégorie; classe; expérience; gamme; en catégorie
    `),
    deck: phrases(`
      pont; pont (n°|numéro|no); nom du pont; deck; numéro de pont
    `),
    dining: phrases(`
      repas; dîner; service; service (de restauration|du dîner|de dîner|des repas|de repas); restauration;
      restaurant; horaire (du dîner|de dîner|des repas|du repas); premier service; deuxième service; 1er service;
      2e service; table; heure du dîner; préférence de repas; souper; service du souper; pension
    `),
    boarding: phrases(`
      heure (d'embarquement|de l'embarquement|d'arrivée au terminal|d'enregistrement|de présentation|de
      convocation|d'arrivée au port|limite d'embarquement); horaire (d'embarquement|de
      convocation|d'enregistrement); horaires d'embarquement; embarquement (de|à partir de|entre|dès); créneau
      (d'embarquement|d'arrivée|horaire); votre (heure d'embarquement|heure d'arrivée|créneau d'embarquement);
      arrivée au (terminal|port); convocation; présentation au port; fin d'embarquement; clôture de
      l'embarquement; rendez-vous d'arrivée
    `),
    nights: phrases(`
      nuits; nombre de (nuits|jours|nuitées); nb (de |)nuits; nuitées; nuit; durée; durée (de la croisière|du
      voyage|du séjour); jours; nbre de nuits; longueur
    `),
    guests: phrases(`
      nom (selon|tel que sur|comme sur) le passeport; nom figurant sur le passeport;
      passagers; passager; passagers (inscrits|et tarifs); voyageurs; voyageur; voyageur(s); passager(s);
      participants; participant; participant(s); clients; clients inscrits; hôtes; invités; invité; croisiéristes;
      nom; noms; nom et prénom; nom, prénom; prénom; prénom et nom; prénoms; nom prénom; nom / prénom; nom (du
      passager|des passagers|du voyageur|des voyageurs|du client|complet|de famille|des participants); noms (des
      passagers|des voyageurs|des participants); liste des (passagers|voyageurs|participants); passager
      (1|2|3|4|principal); voyageur (1|2|3|4|principal); client (principal|1|2); titulaire; titulaire (de la
      réservation|du dossier); accompagnant; accompagnants; occupants; personnes; qui voyage; (vos|les)
      (passagers|voyageurs|participants); renseignements sur les (passagers|voyageurs); informations
      (passagers|sur les passagers|voyageurs); détails des passagers; acheteur; contractant; souscripteur;
      occupants de la cabine; participants au voyage
    `),
    agent: phrases(`
      agence; agence de (voyages|voyage); votre (agence|agence de voyages|agent|agent de
      voyages|conseiller|conseillère|conseiller voyage|conseiller voyages|conseillère
      voyages|vendeur|interlocuteur|interlocutrice|contact|spécialiste croisière|expert croisière); agent; agent
      de (voyages|voyage); nom de l'agence; conseiller; conseillère; conseiller(ère); conseiller en voyages;
      conseillère en voyages; vendeur; vendeuse; vendu par; réservé (par|auprès de|chez|via); réservation
      effectuée par; dossier suivi par; suivi par; émis par; établi par; distributeur; détaillant; point de vente;
      bureau; agence (émettrice|vendeuse|distributrice); affaire suivie par; intermédiaire; vendeur/agence;
      représentant
    `),
    phone: phrases(`
      des questions; une question; assistance;
      téléphone; tél; tél.; tel; tel.; téléphone (agence|de contact|:); n° de téléphone; numéro de téléphone;
      appelez-nous; appelez; appelez-nous au; appelez le; par téléphone au; contactez-nous au; contactez-nous;
      contact; service (client|clients|clientèle|réservation|réservations); relation client; relations clientèle;
      réservations; centrale de réservation; mobile; portable; gsm; numéro vert; numéro d'urgence; ligne directe;
      sans frais; standard; joignable au; une question ? appelez; des questions ? appelez; renseignements;
      assistance; urgence; hotline; au numéro
    `),
    loyalty: phrases(`
      (n°|nº|numéro|no) (de |d'|)(membre|fidélité|adhérent|carte de fidélité|club|carte club|carte
      fidélité|voyagers club|c club|yacht club|programme de fidélité|latitudes|captain's circle|crown &
      anchor|adhésion|habitué); carte (de fidélité|fidélité|club|c club|costaclub|membre); membre; membre
      (n°|no|du club|club); adhérent; fidélité; programme (de fidélité|fidélité); club; statut (club|fidélité);
      niveau de fidélité; club croisières; numéro membre; club croisieurope; club fidélité; carte de membre; club
      cfc
    `),
    currency: phrases(`
      devise; monnaie; devise (de facturation|de la facture|du dossier|de paiement); (prix|montants|tous les
      prix|tous les montants|tarifs|sommes|prix exprimés|montants exprimés|les prix sont|les montants sont|prix
      indiqués|montants indiqués) en; exprimé en; exprimés en; prix affichés en; libellé en; en devise
    `),
    fare: phrases(`
      prix (de la |)croisière; tarif (de la |)croisière; tarif (de base|brut|adulte|enfant|croisière
      adulte|croisière enfant|catalogue|public|passager|cabine|croisières|adultes|enfants|du voyage|par
      cabine|garanti|brochure); tarif; tarifs; prix; prix (de base|brut|du voyage|de la
      cabine|catalogue|adulte|enfant|public|base double|initial|cabine|du séjour|du forfait|du forfait
      croisière|de vente|brochure); prix de la croisière, base double; croisière; coût de la croisière; montant
      (de la |)croisière; forfait croisière; croisière (adulte|adultes|enfant|deux personnes|2 personnes|seule|2
      adultes); passage; passage maritime; part croisière; prix croisière base double; tarif tout inclus;
      croisière, deux personnes; prestation croisière
    `),
    discount: phrases(`
      remise; remises; remise (réservation anticipée|fidélité|commerciale|exceptionnelle|early
      booking|agence|groupe|club|web|enfant|première minute|promotionnelle|spéciale|accordée|membre|nouveaux
      clients|voyages de noces|croisières consécutives); réduction; réductions; réduction (réservation
      anticipée|enfant|fidélité|early booking|club|groupe|spéciale|première minute|promotionnelle|famille|senior);
      rabais; rabais (réservez tôt|réservation hâtive|fidélité|promotionnel|de groupe|réservation
      anticipée|réservez-tôt|agence|club); réservez tôt; réservation anticipée; réservation hâtive; offre; offre
      (spéciale|promotionnelle|early booking|réservation anticipée|fidélité|flash); promotion; promotions; promo;
      économie; économies; vous économisez; votre économie; escompte; avantage; avantage (fidélité|club|membre);
      ponant bonus; bonus; bonus réservation anticipée; bon d'achat; bon de réduction; bon cadeau; code promo
      appliqué; déduction; moins; avoir; bon à valoir; crédit de croisière future; geste commercial; early
      booking; première minute; dernière minute; chèque vacances; ristourne
    `),
    taxes: phrases(`
      taxes; taxe; taxes (portuaires|de port|portuaires et de sûreté|portuaires et de sécurité|portuaires et
      frais|et frais|et frais portuaires|, frais et dépenses
      portuaires|d'embarquement|aériennes|aéroport|d'aéroport|et redevances|gouvernementales|et
      services|portuaires et aériennes|portuaires incluses|/frais|& frais|de sûreté|de
      séjour|maritimes|diverses|et assurances|et droits portuaires|fluviales); taxes, frais et (dépenses
      portuaires|frais portuaires|dépenses|charges portuaires|droits portuaires); taxes, frais; taxe
      (portuaire|d'embarquement|de port|aéroport); frais portuaires; frais (et taxes|gouvernementaux|et dépenses
      portuaires|de port); droits (portuaires|de port|d'embarquement); redevance; redevances
      (portuaires|passagers|); dépenses portuaires; tva; tps; tvq; tps/tvq; surcharge carburant; supplément
      carburant; hausse carburant; contribution (ets|fonds vert|climat|carbone); fonds d'indemnisation; ets;
      charges portuaires
    `),
    total: phrases(`
      total; total (général|du dossier|dossier|à payer|ttc|de la croisière|facture|de la facture|du voyage|à
      régler|réservation|de la réservation|prix|euros|eur|€|cad|de votre réservation|de votre
      dossier|global|brut|du séjour|croisière ttc|des prestations|pour tous les passagers|net à payer|commande|des
      frais|charges|du contrat|de la commande); montant (total|total du dossier|total ttc|total de la
      réservation|total à payer|total du voyage|global|ttc|du dossier|de la facture|facture|de votre dossier|total
      de la croisière|total de la facture|à payer|total facture|de la réservation|du voyage|brut); prix
      (total|total ttc|total du voyage|total de la croisière|ttc|global|final|total du dossier|total du
      séjour|total de la réservation|total à payer|total pour|complet|tout compris); coût total; coût total du
      voyage; somme totale; grand total; total ttc; net à payer; à payer; à régler; total net à payer; total
      dossier; valeur totale; frais totaux; total croisière 1; total croisière 2; total facturé
    `),
    subtotal: phrases(`
      sous-total; sous total; total (par personne|par passager|ht|partiel|des remises|remises|taxes|net|par
      adulte|hors taxes|options|des taxes|réductions|assurances|suppléments|par voyageur|croisière); prix (par
      personne|par passager|unitaire|net|ht|/pers|par adulte|remisé|après remise|/personne|par voyageur); par
      personne; par passager; par pers; /pers; p.p.; montant (ht|net|par personne|unitaire|hors taxes|de la
      commission); commission; commission agence; p.u.; pu; prix unit; tarif (par personne|net|remisé|après
      réduction); dont tva; dont taxes; net agence
    `),
    deposit: phrases(`
      acompte; acomptes; acompte (versé|réglé|payé|reçu|encaissé|à verser|demandé|requis|initial|à la
      réservation|de réservation|perçu|versé le|réglé le|payé le|reçu le|25 %|30 %|35 %|20 %); dépôt; dépôt
      (reçu|payé|requis|initial|versé|exigé|de réservation|reçu le|non remboursable|effectué); dépôts reçus;
      arrhes; arrhes (versées|); premier versement; montant (de l'acompte|du dépôt|acompte|des arrhes); 1er
      acompte; premier acompte; avance; provision; versement initial
    `),
    balance: phrases(`
      solde; solde (dû|à payer|à régler|à verser|restant|restant dû|du dossier|du|final|de la
      croisière|impayé|client|en cours|à percevoir|débiteur|restant à payer|restant à régler|à solder); reste;
      reste (à payer|à régler|dû|à verser|à percevoir|à solder); restant; restant (dû|à payer|à régler); montant
      (restant|dû|restant dû|restant à payer|à régler|à payer avant le départ|exigible|du solde|impayé); net
      restant à payer; total (restant|dû|restant dû|restant à payer|solde); paiement final; somme
      (due|restante|restant due); versement final; balance; solde des deux croisières; impayé; il reste à payer;
      vous restez nous devoir; à percevoir
    `),
    paid: phrases(`
      payé; payée; payé (le|par|à ce jour|en ligne|comptant); réglé; réglé (le|par|à ce jour); règlement;
      règlements; règlement (reçu|effectué|du|le|par carte|par carte bancaire|par chèque|reçu le|par
      virement|effectué le|partiel); paiement; paiements; paiement (reçu|effectué|du|par carte|par chèque|reçu
      le|effectué le|par virement|en ligne|partiel|encaissé|le); paiements (reçus|effectués|antérieurs|déjà
      effectués); versement; versements; versement (du|reçu|effectué|reçu le|le); versements (reçus|effectués|déjà
      effectués); versé; versé le; versés à ce jour; encaissé; encaissé le; encaissement; encaissements; reçu;
      reçu le; reçus; déjà (payé|réglé|versé|encaissé|perçu); montant (payé|réglé|versé|reçu|encaissé|perçu|déjà
      réglé|déjà versé|déjà payé); total (payé|réglé|versé|reçu|des paiements|des
      règlements|encaissé|paiements|règlements|versements); carte; carte (bancaire|de crédit|bleue|visa); cb;
      chèque; virement; virement (bancaire|du|reçu); espèces; visa; mastercard; american express; amex; paypal;
      chèques vacances; ancv; acquitté; acquitté le; perçu; perçu le; somme (versée|reçue); prélèvement du;
      prélevé le; débité; 1er versement; 2e versement; deuxième versement
    `),
    credit: phrases(`
      crédit à bord; crédit (à bord|de bord|à dépenser à bord|croisière à bord|onboard|à bord du navire); obc;
      avoir à bord; bon à bord; pécule à bord; crédit à dépenser; bon d'achat à bord; argent à dépenser à bord
    `),
    addon: phrases(`
      pourboires; pourboires (prépayés|inclus|pré-payés); forfait (de |)séjour à bord; forfait (boissons|de
      boissons|internet|wifi|wi-fi|excursions|spa|hôtelier|restaurant|transferts|services|service
      hôtelier|restaurants|prestations); frais (de service|de dossier|d'agence|de réservation|de
      gestion|hôteliers|de séjour à bord|de service hôtelier|d'émission|de modification); service hôtelier;
      assurance; assurances; assurance
      (multirisque|multirisques|annulation|voyage|rapatriement|assistance|complémentaire|tous risques|assistance
      rapatriement|médicale|bagages|premium|annulation/bagages|zen); garantie (annulation|multirisque|des prix);
      boissons; wifi; wi-fi; internet; transfert; transferts; excursion; excursions; excursions à terre; vol;
      vols; vol et hôtel; vols et transferts; billet d'avion; billets d'avion; aérien; forfait aérien; transport
      aérien; acheminement; pré-acheminement; préacheminement; post-acheminement; train; tgv; autocar; bus; hôtel;
      nuit d'hôtel; nuitée; pré-croisière; post-croisière; stationnement; parking; supplément; suppléments;
      supplément (single|individuel|cabine|cabine individuelle|aérien|carburant vol); spa; restaurant de
      spécialités; visa touristique; frais de visa; options; prestations complémentaires; extension; extensions;
      ficav; cotisation ficav; fonds ficav; bagages
    `),
    flight: phrases(`
      vol; vols; (n°|numéro) de vol; vol (n°|aller|retour|de retour|no|international); vos vols; votre vol;
      compagnie aérienne; transporteur aérien; plan de vol; plan de vols; horaires (de vol|de vols|des vols);
      détails (des vols|du vol); informations (vols|de vol); aérien; transport aérien; aller; trajet;
      acheminement; votre transport aérien
    `),
    hotel: phrases(`
      hôtel; hôtels; nom de l'hôtel; votre hôtel; hébergement (hôtel|à l'hôtel|terrestre|avant la croisière);
      hôtel (pré-croisière|post-croisière|avant la croisière|après la croisière); nuit (d'hôtel|à l'hôtel|avant
      croisière); nuits d'hôtel; nuitée; séjour (hôtel|à l'hôtel|pré-croisière|post-croisière|hôtelier);
      pré-croisière; post-croisière; avant la croisière; après la croisière
    `),
    seat: phrases(`
      siège; sièges; n° de siège; numéro de siège; place; places; attribution de siège
    `),
    record_locator: phrases(`
      référence vol; code de réservation vol; réservation vol; (référence|réf|n°|code|numéro|dossier) (de |du
      |)(réservation |)(aérienne|aérien|compagnie aérienne|de la compagnie aérienne|transporteur|hôtel|de
      l'hôtel|amadeus); pnr; code pnr; record locator; dossier aérien; code de réservation (aérien|vol|compagnie
      aérienne); localisateur; confirmation (hôtel|de l'hôtel|aérienne|du vol); (n°|numéro) de confirmation
      (hôtel|de l'hôtel|du vol); réservation (hôtel|aérienne|sncf|train)
    `),
    address: phrases(`
      adresse; adresse de l'hôtel; rue; lieu; adresse postale; adresse de facturation; ville
    `),
    arrival: phrases(`
      arrivée; arr; arr.; arrive; heure d'arrivée; heures d'arrivée; accostage; à quai; arrivée à; escale de; eta;
      atterrissage
    `),
    departure: phrases(`
      départ; dép; dép.; dep; part; heure (de départ|d'appareillage|de retour à bord); appareillage; départ à;
      tous à bord; retour à bord; largage des amarres; etd; décollage; quitte
    `),
    other_text: phrases(`
      remarques; remarque; notes; note; observations; commentaires; demandes spéciales; demandes particulières;
      lits; configuration des lits; type de lit; literie; courriel; e-mail; email; adresse e-mail; mail; mél;
      site; site web; site internet; statut; statut du dossier; état; pays; nationalité; sexe; âge; civilité;
      désignation; description; libellé; détail; détails; nb; nombre; montant; jour; heure; escale; escales;
      contact d'urgence; personne à contacter; langue; langue à bord; mode de (paiement|règlement); moyen de
      paiement; modalités de paiement; type de tarif; nom du tarif; code tarif; niveau; prestations; prestations
      incluses; inclus; comprend; ne comprend pas; non inclus; cher; chère; bonjour; madame; monsieur; madame,
      monsieur; cordialement; objet; signature; signature du client; cachet; cachet de l'agence; formalités;
      horaires; adultes; enfants; nombre de passagers; nombre de personnes
    `),
  },
  sea_day: phrases(`
    en mer; journée en mer; jour en mer; une journée en mer; navigation; en navigation; journée de navigation;
    journée en navigation; traversée; traversée (de|du|de la); au large; croisière; croisière (dans|le long);
    navigation (dans|panoramique|le long|vers|sur); passage (de|du); pleine mer; en pleine mer; mer;
    franchissement (de|du); ligne de changement de date; ligne internationale de changement de date; passage de la
    ligne de changement de date; transit; transit (du|de|par); détente en mer; journée détente en mer; repos en
    mer; at sea; à la mer
  `),
  overnight: phrases(`
    nuit à quai; nuit au port; nuit à bord à quai; escale de nuit; nuit en escale; escale (de deux jours|avec
    nuit); overnight; à quai pour la nuit; reste à quai; nuit à
  `),
  arrive: phrases(`
    arrivée; arr; arr.; arrive; arrivée à; accostage; à quai; de; dès; eta; à partir de; heure d'arrivée
  `),
  depart: phrases(`
    départ; dép; dép.; dep; part; appareillage; départ à; à; jusqu'à; tous à bord; retour à bord; quitte; etd;
    heure de départ
  `),
  noon: phrases(`
    midi; 12h midi; à midi
  `),
  midnight: phrases(`
    minuit; à minuit
  `),
  titles: phrases(`
    m; m.; mme; mme.; mlle; mlle.; mr; mr.; mrs; monsieur; madame; mademoiselle; messieurs; mesdames; mm; mm.;
    mmes; dr; dr.; docteur; pr; pr.; me; enfant; enf; bébé; bb; m. et mme; ms; miss; mstr; chd; inf
  `),
  and: phrases(`
    et; &; ainsi que
  `),
  person_kinds: phrases(`
    adulte; adultes; enfant; enfants; bébé; jeune; junior; ado; adolescent; senior; sénior; passager; passager
    (1|2|3|4); voyageur; voyageur (1|2|3|4); âge; ans; an; né; née; né le; née le; homme; femme; masculin;
    féminin; français; française; canadien; canadienne; nationalité; titulaire; 1er passager; 2e passager; 3e
    passager; 4e passager; invité; client
  `),
  from: phrases(`
    de; du; depuis; dès; au départ de; à partir du; d'
  `),
  to: phrases(`
    à; au; jusqu'à; jusqu'au; vers; -; –; —; →; et retour à; et retour
  `),
  asked: phrases(`
    à payer; à régler; à verser; dû; due; exigible; requis; requise; demandé; demandée; au plus tard; avant le; à
    percevoir; restant; reste; à solder; payable; échéance; impayé; à échoir; attendu; prévu; sera prélevé; à
    venir
  `),
  received: phrases(`
    payé; payée; payés; réglé; réglée; réglés; versé; versée; versés; reçu; reçue; reçus; encaissé; encaissée;
    perçu; perçue; acquitté; acquittée; effectué; effectués; merci; débité; crédité; prélevé; déjà; moins;
    paiement du; règlement du; versement du
  `),
  paid_in_full: phrases(`
    payé (en totalité|intégralement|en entier); entièrement (payé|réglé|payée|réglée); intégralement
    (payé|réglé|payée|réglée); soldé; soldée; dossier soldé; réglé en totalité; totalement
    (réglé|payé|réglée|payée); aucun solde (dû|à payer); rien à payer; rien à régler; plus rien à régler; solde
    nul; facture acquittée; payée en totalité; paiement complet
  `),
  day: phrases(`
    jour; j; journée; jours; journées
  `),
  aside: phrases(`
    annulation; annulations; conditions (d'annulation|de vente|générales|particulières|générales de vente|de
    modification|de paiement|de transport|de remboursement|tarifaires); frais (d'annulation|d’annulation|de
    modification et d'annulation); barème (d'annulation|des frais d'annulation); politique (d'annulation|de
    confidentialité|d’annulation|de remboursement); pénalités; pénalités d'annulation; en cas (d'annulation|de
    désistement|d’annulation|de rétractation); si vous annulez; cgv; cgu; résiliation; rétractation; droit de
    rétractation; dédit; formalités; informations (importantes|précontractuelles|légales|utiles); mentions
    légales; données personnelles; vous (aimerez|pourriez aimer|aimerez peut-être|pourriez aussi aimer) (aussi|);
    vous aimerez aussi; cela pourrait vous (intéresser|plaire); autres
    (croisières|voyages|départs|dates|offres|suggestions); autre (départ|date|croisière); d'autres croisières;
    plus de croisières; nos (offres|suggestions|coups de cœur|prochains départs); recommandé pour vous; nos
    recommandations; votre prochaine (croisière|aventure|escapade); prochaine croisière; croisières
    (passées|précédentes|effectuées); historique (de vos croisières|des croisières|de voyages); vos croisières
    passées; le saviez-vous; offres (spéciales|du moment); promotions du moment; ne manquez pas; conditions de
    l'offre; cession du contrat; révision des prix; clause; à réserver; non réservé; en option non confirmée;
    modification
  `),
  quote: phrases(`
    devis; proposition; proposition (de voyage|commerciale|tarifaire); estimation; offre de prix; cotation;
    soumission; sans engagement; ceci n'est pas (une réservation|une confirmation|une facture); n'est pas une
    (confirmation|réservation); pose d'option; option posée; non confirmé; non confirmée; provisoire;
    pré-réservation; demande de réservation; simulation; aucune réservation; liste d'attente; votre devis
  `),
  cancelled: phrases(`
    annulé; annulée; annulés; réservation annulée; dossier annulé; croisière annulée; confirmation d'annulation;
    facture d'annulation; avis d'annulation; a été annulée; a été annulé; a bien été annulée; annulation
    confirmée; annulation de votre (réservation|dossier|croisière); avoir suite à annulation
  `),
  brochure: phrases(`
    prix à partir de; tarifs à partir de; par personne à partir de; par pers. à partir de; ttc/pers; réservez
    maintenant; je réserve; j'en profite; profitez-en; catalogue; brochure; se désabonner; se désinscrire;
    désinscription; désabonnement; newsletter; infolettre; offres flash; ventes flash; découvrir l'offre; voir
    l'offre; dernières places; appelez pour réserver
  `),
  titles_of_documents: phrases(`
    confirmation; confirmation de (réservation|la réservation|votre réservation|commande|croisière|voyage);
    confirmation et facture; confirmation/facture; facture; facture
    (proforma|définitive|acquittée|d'acompte|client); contrat; contrat de (vente|voyage|réservation); bulletin
    (d'inscription|de réservation); bon de (commande|réservation|voyage|échange); voucher; récapitulatif;
    récapitulatif de (réservation|votre réservation|commande|votre voyage); résumé; résumé de votre
    (réservation|croisière); sommaire; sommaire du dossier; billet; billet (électronique|de croisière); e-billet;
    e-ticket; eticket; carte d'embarquement; documents de (voyage|croisière); carnet de (voyage|croisière|bord);
    titre de transport; itinéraire; votre réservation; réservation; réservation confirmée; votre croisière; votre
    voyage; relevé; relevé de compte; état de compte; reçu; reçu de paiement; bienvenue à bord; bienvenue; merci;
    merci de votre réservation; page; copie; copie client; original; duplicata; programme; détail du prix;
    bonjour; cher; chère; message transféré; feuille de route; attestation
  `),
  months: [
    'janvier; janv',
    'février; févr',
    'mars',
    'avril; avr',
    'mai',
    'juin',
    'juillet; juil',
    'août',
    'septembre; sept',
    'octobre; oct',
    'novembre; nov',
    'décembre; déc',
  ].map((names) => phrases(names)),
  weekdays: [
    'lundi; lun',
    'mardi; mar',
    'mercredi; mer',
    'jeudi; jeu',
    'vendredi; ven',
    'samedi; sam',
    'dimanche; dim',
  ].map((names) => phrases(names)),
  hints: {
    // what a document is
    cancellation_terms: phrases('jours avant'),
    conditional: phrases('si; jours; assurance; conditions; frais'),
    other_service: phrases("stationnement; police d'assurance; attestation d'assurance"),
    // days and times
    nights: phrases('nuits'),
    night: phrases('nuit'),
    days_of_name: phrases('jours'),
    joins_days: phrases('et'),
    joins_days_of_span: phrases('au'),
    dated: phrases('du; de'),
    by_then: phrases('avant le; au plus tard le'),
    day_of_letter: phrases('le'),
    opens: phrases('ouvre; ouvert; dès le; à partir du; disponib+'),
    to_day: phrases('au'),
    to_day_long: phrases("jusqu'au"),
    of_other_number: phrases('jour; pont'),
    noon_time: phrases('midi'),
    midnight_time: phrases('minuit'),
    only_date: phrases('date'),
    // numbers of bookings
    number_of: phrases('de'),
    says_number: phrases('localis; dossier'),
    number_or_code: phrases('numéro; code'),
    small_before_number: phrases('avec; et; le; de'),
    // names of companies, cabins, cruises and ports
    with_whom: phrases('chez; de la; de; du'),
    needs_another: phrases('et; de; du; des; à; avec; la; le'),
    and: phrases('et'),
    agency_word: phrases('agence; tourisme; croisières'),
    phone: phrases('tél; (téléphone|téléphone|télephone|teléphone|telephone)'),
    charge: phrases('frais; honoraires'),
    phone_first: phrases('tél'),
    said_of_agency: phrases('votre; pour; en; spécial*; expert*'),
    adviser: phrases('conseill; vendeu; suivi; interlocut'),
    mail_from: phrases('de'),
    of_company: phrases('voyages'),
    phone_behind: phrases('tél'),
    small_of_agency: phrases('de; et'),
    forwarded: phrases('transféré'),
    emergency: phrases('urgence'),
    guaranteed: phrases('garantie; à attribuer'),
    cabin_kind: phrases('balcon; intérieure; interieure; extérieure; exterieure; cabine'),
    category: phrases('catégorie; categorie'),
    deck: phrases('pont'),
    cruise: phrases('croisière'),
    aboard: phrases('à bord (du|de la|de); sur le'),
    day_behind_name: phrases('du; le; de'),
    name_goes_on: phrases('et; avec; de; des; du; la; le; les; à'),
    region: phrases('golfe; (î|i)les; m(é|e)diterran(é|e)e; cara(ï|i)bes; baltique; (é|e)g(é|e)e; rhin'),
    port_word: phrases('quai'),
    on_weekday: phrases('le'),
    in_port: phrases('de; à'),
    day_behind_port: phrases('le'),
    // money
    price_from: phrases('dès; à partir de'),
    price_from_only: phrases('apd'),
    currency_usd: phrases('dollars (américains|us)*'),
    currency_cad: phrases('dollars canadiens*'),
    currency_aud: phrases('dollars australiens*'),
    currency_gbp: phrases('livre(s|) sterling*'),
    currency_chf: phrases('francs suisses*'),
    exchange_rate: phrases('taux de change'),
    between_labels: phrases('de; des; du; la; le; les; l; d'),
    after: phrases('après; moins'),
    including: phrases('inclus; compris'),
    for: phrases('pour'),
    this_or_your: phrases('cette; votre'),
    the: phrases('la'),
    with: phrases('avec'),
    not_yet: phrases('non; pas; doit; si; lorsque; une fois'),
    by_day: phrases('avant; au plus tard'),
    per_person: phrases('par (personne|passager|adulte)'),
    means: phrases('chèque; virement; carte (bancaire|bleue)'),
    price: phrases('prix; tarif'),
    of_card: phrases('carte (bancaire|bleue|); se terminant par; terminant par'),
    of_cheque: phrases('chèque'),
    times: phrases('de; à'),
    each_at: phrases('à'),
    up_to: phrases("jusqu'à; jusquà"),
    // people
    guest: phrases('passager; voyageur; enfant'),
    member_card: phrases('carte'),
    family_name: phrases('nom (de famille|)'),
    given_name: phrases('prénom(s|); prenom(s|)'),
    payer: phrases('client'),
    greeting: phrases('cher; chère; chere; bonjour'),
    born: phrases('né(e|) (le|)'),
    family: phrases('famille; family'),
    of_things: phrases('politique; assistance'),
    name_particle: phrases("de; du; la; le; d'"),
    // itineraries
    disembarks: phrases('debarq'),
    embarks: phrases('embarque'),
    no_call: phrases('transfert'),
    call: phrases('escale; embarque'),
    service: phrases('excursion(s|); assurance'),
    port_mark: phrases('embarquement; débarquement; debarquement'),
    port_mark_in: phrases('a; à'),
    how_moored: phrases('mouillage; en rade'),
    aside_of_call: phrases('embarq; debarq'),
    part_of_day: phrases('matin; soir; après-midi'),
    for_whom: phrases('pour'),
    to_time: phrases('à'),
    leaving: phrases('debarq'),
    boarding: phrases('embarq'),
    from_time: phrases('dès'),
    by_time: phrases('avant'),
    not_boarding: phrases('debarq'),
    // flights and hotels
    stay_details: phrases('chambre'),
    stop: phrases('aéroport; gare'),
    to_stop: phrases('à; vers'),
    before_airport: phrases("de; d'; d’; à; départ; depart; arrivée; arrivee"),
    to_airport: phrases('à; vers'),
    record_locator: phrases(`
      code de (réservation|reservation); (référence|reférence|réference|reference) (aérienne|aerienne|du vol)
    `),
    of_flight: phrases('aér'),
    of_flight_word: phrases('vol'),
    no_address: phrases('arrivée; arrivee; arrivé; arrive; départ; depart; tél'),
    before_day_of_stay: phrases('du; de'),
    street_before_name: phrases('avenue; rue; boulevard; quai; place'),
    address_label: phrases('adresse'),
    hotel: phrases('hôtel'),
    afterwards: phrases('après; apres'),
    when_of_hotel: phrases('avant; après; apres'),
    stay_day: phrases('arrivée; arrivee; départ; depart; du'),
    before_or_after: phrases('pré'),
    what_of_stay: phrases('croisière; croisiere'),
    extension: phrases('extension(s|)'),
    hotel_confirmation: phrases('réservation'),
    accommodation: phrases('hôtel; hébergement'),
    day_behind_hotel: phrases('du; de; le'),
    your: phrases('votre'),
    hotel_and: phrases('hotel(s|) et'),
    flight: phrases('vol'),
    detail_of_flight: phrases('siège; siege'),
    next_day: phrases('lendemain'),
    seat: phrases('siège; siege'),
  },
};
