<?php
// A WordPress that only this machine reaches, and that reaches no other.
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_DATABASE_SOCKET'));
define('WP_HOME', 'https://' . getenv('WORDPRESS_HOST'));
define('WP_SITEURL', WP_HOME);
define('WP_ENVIRONMENT_TYPE', 'local');
define('DISABLE_WP_CRON', true);
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('AUTOMATIC_UPDATER_DISABLED', true);
$_SERVER['HTTPS'] = 'on';
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
  define($name . '_KEY', md5($name));
  define($name . '_SALT', md5("salt $name"));
}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
