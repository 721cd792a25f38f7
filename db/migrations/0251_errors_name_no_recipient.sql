-- Mails that were refused name their job, not their recipient, as what an earlier version kept of a server's words did
-- (owner: platform/mail).
UPDATE jobs SET error = 'mail: not sent' WHERE kind IN ('mail_send_v1', 'mail_send_v2') AND error LIKE '%@%';
