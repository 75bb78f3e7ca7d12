ALTER TABLE "shares" DROP COLUMN "email";
